import type { InstalledText } from '#shared/server/sql/installed-texts.ts'
import { type Html, html } from '../http/html.ts'
import { operatorsDocument, type Said, said } from './document.ts'

type Shown = Said & { texts: InstalledText[] | undefined; token: string }

/** The operators' page of texts: what is installed, and how to add and remove one. Usable without a script. */
export function textsPage({ texts, token, ...outcome }: Shown): string {
  const top = html`<header><h1>Texts</h1><p><a href="/operations">Operations</a></p></header>`
  return operatorsDocument(
    'Texts',
    html`${top}<main>${said(outcome)}${addForm(token)}${installed(texts, token)}</main>`,
  )
}

function addForm(token: string): Html {
  const field = (name: string, label: string, more: string) =>
    html`<label>${label} <input name="${name}" autocomplete="off" placeholder="${more}"></label>`
  return html`<section><h2>Add a text</h2>
<p>A USFM, USX, OSIS or USFX file, or a zip with one text or with a file for each book, up to 64 MB. Its id is made from the
file’s name, such as eng-web.usfx.xml; a text with the same id is replaced. A file with an error changes nothing. A whole
Bible takes about ten seconds.</p>
<form class="lines" method="post" action="/operations/texts" enctype="multipart/form-data"><input type="hidden" name="token" value="${token}">
${field('name', 'Name', 'Berean Standard Bible')}${field('abbreviation', 'Abbreviation', 'BSB')}
${field('language', 'Language', 'en')}${field('copyright', 'Copyright or licence', 'Public domain')}
<label>File <input type="file" name="file" required accept=".usfm,.sfm,.usx,.xml,.osis,.usfx,.zip"></label><button>Add</button></form></section>`
}

function installed(texts: InstalledText[] | undefined, token: string): Html {
  if (!texts) return html`<section><h2>Installed</h2><p>not known: Postgres does not answer.</p></section>`
  return html`<section><h2>Installed: ${texts.length}</h2><div class="wide"><table>
<thead><tr><th>Text</th><th>Language</th><th>Books</th><th>Verses</th><th>Numbering</th><th>Source</th><th>Imported</th><th>Left out</th></tr></thead>
<tbody>${texts.map((text) => row(text, token, texts.length > 1))}</tbody></table></div></section>`
}

function row(text: InstalledText, token: string, canRemove: boolean): Html {
  const { counts, numbering, source, unknown_markers } = text.manifest
  const left = Object.entries(unknown_markers ?? {}).map(([marker, count]) => `\\${marker} (${count})`)
  const remove = html`<details><summary>Remove</summary><p>Conversations and plans in ${text.abbreviation} stay. The texts that this
installation names in BIBLES return when it is started again.</p>
<form method="post" action="/operations/remove"><input type="hidden" name="token" value="${token}">
<input type="hidden" name="target" value="${text.id}"><button>Remove ${text.name}</button></form></details>`
  return html`<tr><th class="words"><span lang="${text.language}">${text.name}</span><br><code>${text.id}</code>${canRemove && remove}</th><td>${text.language}</td>
<td>${counts.books}</td><td>${counts.verses.toLocaleString('en')}</td><td>${numbering ?? '–'}</td>
<td class="words">${source}<br>${text.copyright || 'copyright not stated'}</td><td>${new Date(text.imported_at).toISOString().slice(0, 10)}</td>
<td>${left.length > 0 ? left.join(', ') : 'nothing'}</td></tr>`
}
