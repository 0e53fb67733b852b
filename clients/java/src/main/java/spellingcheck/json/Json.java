package spellingcheck.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads JSON into maps, lists, strings, doubles, booleans and null. Refuses what is deeper than 64 levels. */
public final class Json {
    private static final int MAX_DEPTH = 64;
    private final String text;
    private int at;

    private Json(String text) {
        this.text = text;
    }

    /** The value of a text that is JSON as a whole. Throws IllegalArgumentException where it is not. */
    public static Object parse(String text) {
        Json reader = new Json(text);
        Object value = reader.value(0);
        reader.blanks();
        if (reader.at != text.length()) throw reader.wrong();
        return value;
    }

    /** A string as JSON, with quotation marks. */
    public static String quoted(String text) {
        StringBuilder made = new StringBuilder(text.length() + 2).append('"');
        for (int i = 0; i < text.length(); i++) {
            char unit = text.charAt(i);
            if (unit == '"' || unit == '\\') made.append('\\').append(unit);
            else if (unit < 0x20 || unit == 0x2028 || unit == 0x2029) made.append(String.format("\\u%04x", (int) unit));
            else made.append(unit);
        }
        return made.append('"').toString();
    }

    private Object value(int depth) {
        if (depth > MAX_DEPTH) throw wrong();
        blanks();
        switch (peek()) {
            case '{':
                return object(depth);
            case '[':
                return list(depth);
            case '"':
                return string();
            case 't':
                return word("true", Boolean.TRUE);
            case 'f':
                return word("false", Boolean.FALSE);
            case 'n':
                return word("null", null);
            default:
                return number();
        }
    }

    private Map<String, Object> object(int depth) {
        Map<String, Object> fields = new LinkedHashMap<>();
        at++;
        blanks();
        if (skip('}')) return fields;
        do {
            blanks();
            String name = string();
            blanks();
            expect(':');
            fields.put(name, value(depth + 1));
            blanks();
        } while (skip(','));
        expect('}');
        return fields;
    }

    private List<Object> list(int depth) {
        List<Object> values = new ArrayList<>();
        at++;
        blanks();
        if (skip(']')) return values;
        do {
            values.add(value(depth + 1));
            blanks();
        } while (skip(','));
        expect(']');
        return values;
    }

    private String string() {
        expect('"');
        StringBuilder made = new StringBuilder();
        for (;;) {
            char unit = peek();
            at++;
            if (unit == '"') return made.toString();
            if (unit < 0x20) throw wrong();
            made.append(unit == '\\' ? escaped() : unit);
        }
    }

    private char escaped() {
        char unit = peek();
        at++;
        int simple = "\"\\/bfnrt".indexOf(unit);
        if (simple >= 0) return "\"\\/\b\f\n\r\t".charAt(simple);
        if (unit != 'u' || at + 4 > text.length()) throw wrong();
        int code = 0;
        for (int end = at + 4; at < end; at++) {
            int digit = Character.digit(text.charAt(at), 16);
            if (digit < 0) throw wrong();
            code = code * 16 + digit;
        }
        return (char) code;
    }

    private Double number() {
        int start = at;
        while (at < text.length() && "+-.0123456789eE".indexOf(text.charAt(at)) >= 0) at++;
        try {
            return Double.valueOf(text.substring(start, at));
        } catch (NumberFormatException error) {
            throw wrong();
        }
    }

    private Object word(String name, Object value) {
        if (!text.startsWith(name, at)) throw wrong();
        at += name.length();
        return value;
    }

    private void blanks() {
        while (at < text.length() && " \t\n\r".indexOf(text.charAt(at)) >= 0) at++;
    }

    private char peek() {
        if (at >= text.length()) throw wrong();
        return text.charAt(at);
    }

    private boolean skip(char unit) {
        if (at >= text.length() || text.charAt(at) != unit) return false;
        at++;
        return true;
    }

    private void expect(char unit) {
        if (!skip(unit)) throw wrong();
    }

    private IllegalArgumentException wrong() {
        return new IllegalArgumentException("not JSON at offset " + at);
    }
}
