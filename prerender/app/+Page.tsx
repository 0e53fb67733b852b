/** Renders nothing: +onRenderHtml renders every address through src/entry-server. The tool requires this file. */
export default function Page() {
  return null;
}
