import { documentPaths } from '../documents.ts';

/** Every document that is built as HTML. */
export default () => documentPaths().map(({ path }) => path);
