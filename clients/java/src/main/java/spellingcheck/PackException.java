package spellingcheck;

import java.io.IOException;

/**
 * The bytes are not a pack that this version can read: cut short, altered, of another format version, or of a language that
 * this version does not know.
 */
public class PackException extends IOException {
    private static final long serialVersionUID = 1L;

    /**
     * Says what is wrong with the bytes.
     *
     * @param reason what was found, for a log
     */
    public PackException(String reason) {
        super("Damaged pack: " + reason);
    }
}
