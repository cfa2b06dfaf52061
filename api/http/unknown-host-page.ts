/** The page for a name that is not ours, with a link to the right one; it uses no style or picture from that name. */
export function renderUnknownHostPage(origin: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>No edition found here</title>
<main>
<h1>No edition found here</h1>
<p>The address may contain a typo, or this edition has closed.</p>
<p><a href="${origin}/">Read the Bible at ${new URL(origin).host}</a></p>
</main>
</html>
`
}
