package spellingcheck.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonTest {
    @Test
    void readsEveryKindOfValue() {
        Object value = Json.parse(" {\"a\": [1, -2.5e3, \"\\u00e9\\n\\\"\", true, false], \"b\": {}, \"c\": null} ");
        Fields fields = Fields.of(value);
        assertEquals(List.of(1.0, -2500.0, "é\n\"", true, false), fields.map().get("a"));
        assertEquals(Map.of(), fields.map().get("b"));
        assertNull(fields.map().get("c"));
        assertEquals("", fields.text("c"));
        assertEquals(0, fields.whole("none"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{", "[1,]", "{\"a\"}", "nul", "\"a", "\"\\x\"", "1 2", "{a:1}", "01x", "\"\n\""})
    void refusesWhatIsNone(String text) {
        assertThrows(IllegalArgumentException.class, () -> Json.parse(text));
    }

    @Test
    void refusesTwentyThousandBrackets() {
        assertThrows(IllegalArgumentException.class, () -> Json.parse("[".repeat(20_000)));
    }
}
