/** One page serves every address; the router inside picks the right one. */
export default () => ({ precedence: -1 });
