package spellingcheck.engine;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import spellingcheck.PackException;

/**
 * What suggestions have to know of a language: costs of mistakes, letter groups of like sound, phrases, weights of the ranking.
 * Written by scripts/clients/tables.ts from the engine's own tables: lines of fields parted by tabs, the first names the line.
 */
final class LanguageTables {
    private static final Set<String> KNOWN = Set.of("en", "fr", "de", "es", "it");
    private static final Map<String, LanguageTables> READ = new HashMap<>();

    /** Letter groups of like sound; a cost below 0 is the usual one. */
    record Group(String typed, String intended, int cost) {}

    private final Map<String, Double> weights = new HashMap<>();
    final List<Group> groups = new ArrayList<>();
    final Map<String, List<String>> fullForms = new HashMap<>();
    final List<String> hyphenTails = new ArrayList<>();
    String oneLetterWords = "";
    /** Fixed phrases by their letters without blanks, marks and accents. */
    final Map<String, List<String>> phrases = new TreeMap<>();
    final Map<String, Double> ranking = new HashMap<>();
    final List<List<String>> dialectSpellings = new ArrayList<>();
    final List<List<String>> oldSpellings = new ArrayList<>();

    /** The tables of a language, read once. */
    static synchronized LanguageTables of(String language) throws PackException {
        LanguageTables known = READ.get(language);
        if (known != null) return known;
        if (!KNOWN.contains(language)) throw new PackException("language");
        try (InputStream file = LanguageTables.class.getResourceAsStream("/spellingcheck/tables/" + language + ".txt")) {
            if (file == null) throw new PackException("no tables for " + language);
            LanguageTables tables = new LanguageTables(file);
            READ.put(language, tables);
            return tables;
        } catch (PackException error) {
            throw error;
        } catch (IOException error) {
            throw new PackException("tables of " + language + ": " + error.getMessage());
        }
    }

    private LanguageTables(InputStream file) throws IOException {
        BufferedReader lines = new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            if (!line.isEmpty() && line.charAt(0) != '#') take(line.split("\t", -1));
        }
    }

    private void take(String[] fields) throws IOException {
        switch (fields[0]) {
            case "weight" -> weights.put(fields[1], Double.valueOf(fields[2]));
            case "rank" -> ranking.put(fields[1], Double.valueOf(fields[2]));
            case "group" -> groups.add(new Group(fields[1], fields[2], Integer.parseInt(fields[3])));
            case "full" -> fullForms.put(fields[1], List.of(fields).subList(2, fields.length));
            case "tail" -> hyphenTails.add(fields[1]);
            case "letters" -> oneLetterWords = fields[1];
            case "phrase" ->
                phrases.computeIfAbsent(Splits.bare(fields[1]), key -> new ArrayList<>()).add(fields[1]);
            case "dialect" -> dialectSpellings.add(List.of(fields[1], fields[2]));
            case "old" -> oldSpellings.add(List.of(fields[1], fields[2]));
            default -> throw new IOException("unknown line " + fields[0]);
        }
    }

    double weight(String name) {
        Double weight = weights.get(name);
        if (weight == null) throw new IllegalStateException("no weight " + name);
        return weight;
    }
}
