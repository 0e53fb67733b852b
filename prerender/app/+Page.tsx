/** Nothing: +onRenderHtml renders every address through src/entry-server. The tool wants the file. */
export default function Page() {
  return null;
}
