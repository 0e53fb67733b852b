package spellingcheck.engine;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import spellingcheck.PackException;

/** The classes of a pack: elision mask, then bits per variant. */
final class ClassTable {
    final int[] bits;
    final int[] elisions;
    final int[][] bitsByDialect;

    ClassTable(byte[] body, int dialects) throws PackException {
        int length = 4 + 4 * dialects;
        int count = body.length / length;
        if (dialects < 1 || body.length % length != 0 || count < 1 || count > 256) throw new PackException("classes");
        ByteBuffer view = ByteBuffer.wrap(body).order(ByteOrder.LITTLE_ENDIAN);
        bits = new int[count];
        elisions = new int[count];
        bitsByDialect = new int[dialects][count];
        for (int id = 0; id < count; id++) {
            elisions[id] = view.getInt(id * length);
            for (int dialect = 0; dialect < dialects; dialect++) {
                int value = view.getInt(id * length + 4 + dialect * 4);
                bitsByDialect[dialect][id] = value;
                bits[id] |= value;
            }
        }
    }
}
