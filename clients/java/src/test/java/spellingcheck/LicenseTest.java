package spellingcheck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.Signature;
import java.util.Base64;
import org.junit.jupiter.api.Test;

class LicenseTest {
    private static final String CONTENT =
            "{\"v\":1,\"id\":\"A-1\",\"product\":\"singleServer\",\"licensee\":\"Müller & Söhne\",\"date\":\"2026-11-23\"}";

    private final KeyPair pair;
    private final String publicKey;

    LicenseTest() throws GeneralSecurityException {
        pair = KeyPairGenerator.getInstance("Ed25519").generateKeyPair();
        publicKey = Base64.getEncoder().encodeToString(pair.getPublic().getEncoded());
    }

    private String keyOf(String content) throws GeneralSecurityException {
        Base64.Encoder encoder = Base64.getUrlEncoder().withoutPadding();
        String signed = "SC1." + encoder.encodeToString(content.getBytes(StandardCharsets.UTF_8));
        Signature signature = Signature.getInstance("Ed25519");
        signature.initSign(pair.getPrivate());
        signature.update(signed.getBytes(StandardCharsets.UTF_8));
        return signed + "." + encoder.encodeToString(signature.sign());
    }

    @Test
    void readsAGenuineKeyHoweverItIsBroken() throws Exception {
        String key = keyOf(CONTENT);
        License license = License.read(" " + key.substring(0, 20) + "\n  " + key.substring(20) + "\n", publicKey);
        assertEquals(new License("A-1", "singleServer", "Müller & Söhne", "2026-11-23"), license);
    }

    @Test
    void refusesWhatIsNotGenuine() throws Exception {
        String key = keyOf(CONTENT);
        String other = keyOf(CONTENT.replace("A-1", "A-2"));
        String mixed = other.substring(0, other.lastIndexOf('.')) + key.substring(key.lastIndexOf('.'));
        for (String wrong : new String[] {"", "SC1.a", "SC1.a.b", key + ".c", "SC2" + key.substring(3), mixed, "SC1.%.%"}) {
            assertThrows(License.RefusedException.class, () -> License.read(wrong, publicKey), wrong);
        }
        String later = keyOf(CONTENT.replace("\"v\":1", "\"v\":2"));
        assertThrows(License.RefusedException.class, () -> License.read(later, publicKey));
    }

    @Test
    void keepsAKeyThatItCannotJudge() throws Exception {
        assertTrue(License.use(keyOf(CONTENT)).isEmpty());
        assertThrows(License.RefusedException.class, () -> License.use("nonsense"));
    }
}
