package spellingcheck.http;

import java.io.IOException;

/** The server answered, but not with a result: a request that it refuses, a limit, a fault of its own. */
public class ApiException extends IOException {
    private static final long serialVersionUID = 1L;

    /** Status of the answer. */
    private final int status;

    /**
     * An answer that is no result.
     *
     * @param status status of the answer
     * @param message what the server says about it
     */
    public ApiException(int status, String message) {
        super("HTTP " + status + ": " + message);
        this.status = status;
    }

    /**
     * The status of the answer.
     *
     * @return 400 for a request that the server refuses, 413 for too long a text, 429 above a limit, 5xx for its own faults, 200
     *     for an answer that is not the API's
     */
    public int status() {
        return status;
    }

    /**
     * Whether the same request may succeed later.
     *
     * @return true for limits and for the server's own faults
     */
    public boolean isTemporary() {
        return status == 429 || status >= 500;
    }
}
