package spellingcheck.engine;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import spellingcheck.PackException;
import spellingcheck.json.Fields;
import spellingcheck.json.Json;

/**
 * The container of a pack: little-endian; magic, version, checksum and number of sections (4 bytes each), then id and length of
 * each section, then the sections.
 */
final class Container {
    private static final int MAGIC = 0x4c455053;
    private static final int VERSION = 1;
    private static final int HEADER = 16;
    private static final int MOST_SECTIONS = 64;

    private final Map<Integer, byte[]> sections = new HashMap<>();

    Container(byte[] bytes) throws PackException {
        if (bytes.length < HEADER) throw new PackException("shorter than its header");
        ByteBuffer view = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        if (view.getInt(0) != MAGIC) throw new PackException("not a pack");
        if (view.getInt(4) != VERSION) throw new PackException("another version");
        if (view.getInt(8) != checksum(view)) throw new PackException("checksum");
        int count = view.getInt(12);
        if (count < 0 || count > MOST_SECTIONS || HEADER + count * 8 > bytes.length) {
            throw new PackException("table of sections");
        }
        int body = HEADER + count * 8;
        for (int i = 0; i < count; i++) {
            int id = view.getInt(HEADER + i * 8);
            int length = view.getInt(HEADER + i * 8 + 4);
            if (length < 0 || length > bytes.length - body) {
                throw new PackException("section " + id + " ends outside the file");
            }
            sections.put(id, Arrays.copyOfRange(bytes, body, body + length));
            body += length;
        }
        if (body != bytes.length) throw new PackException("bytes after the last section");
    }

    byte[] section(int id) throws PackException {
        byte[] body = sections.get(id);
        if (body == null) throw new PackException("section " + id + " is missing");
        return body;
    }

    /** The fields of a section that is ASCII JSON. */
    Fields description(int id) throws PackException {
        try {
            return Fields.of(Json.parse(new String(section(id), StandardCharsets.ISO_8859_1)));
        } catch (IllegalArgumentException error) {
            throw new PackException("description");
        }
    }

    /** FNV-1a over words of four bytes, then the rest; from the number of sections on. */
    private static int checksum(ByteBuffer view) {
        int hash = 0x811c9dc5;
        int at = 12;
        for (; at + 4 <= view.limit(); at += 4) {
            hash = (hash ^ view.getInt(at)) * 0x01000193;
            hash ^= hash >>> 15;
        }
        for (; at < view.limit(); at++) hash = (hash ^ (view.get(at) & 0xff)) * 0x01000193;
        return hash;
    }
}
