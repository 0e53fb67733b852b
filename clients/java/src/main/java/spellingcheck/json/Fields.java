package spellingcheck.json;

import java.util.List;
import java.util.Map;

/** Typed access to the fields of a JSON object; fields that are missing or of another type give the default. */
public record Fields(Map<?, ?> map) {
    private static final Fields NONE = new Fields(Map.of());

    /** The fields of a value; none where it is no object. */
    public static Fields of(Object value) {
        return value instanceof Map<?, ?> map ? new Fields(map) : NONE;
    }

    public boolean has(String name) {
        return map.get(name) != null;
    }

    public Fields fields(String name) {
        return of(map.get(name));
    }

    public String text(String name) {
        return map.get(name) instanceof String text ? text : "";
    }

    public double number(String name) {
        return map.get(name) instanceof Double number ? number : 0;
    }

    public int whole(String name) {
        return (int) number(name);
    }

    public boolean flag(String name) {
        return Boolean.TRUE.equals(map.get(name));
    }

    public List<Fields> objects(String name) {
        return map.get(name) instanceof List<?> list ? list.stream().map(Fields::of).toList() : List.of();
    }

    public List<String> texts(String name) {
        if (!(map.get(name) instanceof List<?> list)) return List.of();
        return list.stream().filter(String.class::isInstance).map(String.class::cast).toList();
    }
}
