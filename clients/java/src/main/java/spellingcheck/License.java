package spellingcheck;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.Signature;
import java.security.spec.X509EncodedKeySpec;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import spellingcheck.json.Fields;
import spellingcheck.json.Json;

/**
 * A license key from the shop: a line of text signed with Ed25519, checked without a network. Nothing is switched off without
 * one: it then is an evaluation, which is said once, to the logger {@code spellingcheck}.
 *
 * @param id number of the order
 * @param product singleSite, singleServer, globalSite or redistribution
 * @param licensee who bought it
 * @param date day of the purchase, such as 2026-11-23
 */
public record License(String id, String product, String licensee, String date) {
    private static final String MARK = "SC1";
    private static final int LONGEST_KEY = 2000;
    private static final List<String> PRODUCTS = List.of("singleSite", "singleServer", "globalSite", "redistribution");
    private static final AtomicBoolean SAID = new AtomicBoolean();

    /** A key that is not genuine. */
    public static class RefusedException extends IOException {
        private static final long serialVersionUID = 1L;

        /**
         * Says why a key is refused.
         *
         * @param reason what is wrong with it
         */
        public RefusedException(String reason) {
            super("The license key is refused: " + reason);
        }
    }

    /**
     * Uses a key for everything in this program, before the first dictionary is read.
     *
     * @param key the key; spaces and line breaks are ignored
     * @return what the key says; empty if this library was built without the shop's public key and cannot tell
     * @throws RefusedException if the key is not genuine
     */
    public static Optional<License> use(String key) throws RefusedException {
        String publicKey = shopKey();
        Optional<License> license = publicKey.isEmpty() ? Optional.empty() : Optional.of(read(key, publicKey));
        if (license.isEmpty()) partsOf(key);
        SAID.set(true);
        return license;
    }

    /**
     * What a key says.
     *
     * @param key the key; spaces and line breaks are ignored
     * @param publicKey the public key to check it with: base64 (SPKI)
     * @return what the key says
     * @throws RefusedException if the key is not genuine
     */
    public static License read(String key, String publicKey) throws RefusedException {
        String[] parts = partsOf(key);
        try {
            Signature signature = Signature.getInstance("Ed25519");
            byte[] encoded = Base64.getDecoder().decode(publicKey);
            signature.initVerify(KeyFactory.getInstance("Ed25519").generatePublic(new X509EncodedKeySpec(encoded)));
            signature.update((MARK + "." + parts[1]).getBytes(StandardCharsets.UTF_8));
            if (!signature.verify(Base64.getUrlDecoder().decode(parts[2]))) {
                throw new RefusedException("its signature is wrong");
            }
            byte[] content = Base64.getUrlDecoder().decode(parts[1]);
            return of(Fields.of(Json.parse(new String(content, StandardCharsets.UTF_8))));
        } catch (GeneralSecurityException | IllegalArgumentException error) {
            throw new RefusedException("it cannot be read");
        }
    }

    private static String[] partsOf(String key) throws RefusedException {
        String text = key.replaceAll("\\s+", "");
        String[] parts = text.substring(0, Math.min(text.length(), LONGEST_KEY)).split("\\.", -1);
        boolean complete = parts.length == 3 && parts[0].equals(MARK) && !parts[1].isEmpty() && !parts[2].isEmpty();
        if (!complete) throw new RefusedException("it is not complete");
        return parts;
    }

    private static License of(Fields fields) throws RefusedException {
        License license =
                new License(fields.text("id"), fields.text("product"), fields.text("licensee"), fields.text("date"));
        boolean known = fields.number("v") == 1 && PRODUCTS.contains(license.product);
        if (!known || license.id.isEmpty() || license.licensee.isEmpty() || license.date.isEmpty()) {
            throw new RefusedException("it is of another version");
        }
        return license;
    }

    /** The shop's public key, put in when the library is packed; empty in the source. */
    private static String shopKey() {
        try (InputStream file = License.class.getResourceAsStream("/spellingcheck/shop.key")) {
            return file == null ? "" : new String(file.readAllBytes(), StandardCharsets.UTF_8).strip();
        } catch (IOException error) {
            return "";
        }
    }

    /** Says once that this is an evaluation, unless a key is in use. */
    static void tellOnce() {
        if (SAID.getAndSet(true)) return;
        System.getLogger("spellingcheck")
                .log(
                        System.Logger.Level.INFO,
                        "Spelling Check runs without a license key: for evaluation. "
                                + "Everything works; a key says so for use beyond that.");
    }
}
