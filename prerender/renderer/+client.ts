// The import must be static: the tool links only the style sheets it can see.
import '../../src/entry-client.tsx';
