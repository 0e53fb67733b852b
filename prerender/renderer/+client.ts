// The import must be static: the tool links the style sheets of what it can see.
import '../../src/entry-client.tsx';
