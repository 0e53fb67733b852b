/** One page answers every address; the router inside knows which. */
export default () => ({ precedence: -1 });
