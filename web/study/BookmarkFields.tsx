import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import type { Study } from './document/study.ts'
import { type Bookmark, cleanName, NAME_MAX } from './items.ts'
import { lastOrder, listName, listsOf } from './lists.ts'
import css from './study.module.css'
import { study as words } from './words.ts'

const NEW = ' new'

/** The list that a bookmark is in; another one can be chosen or named. */
export function BookmarkFields({ study, item }: { study: Study; item: Bookmark }) {
  const [isNaming, setIsNaming] = useState(false)
  const move = (list: string) =>
    list && list !== item.list && study.change(item.id, { list, order: lastOrder(study.items(), list) })
  if (isNaming) {
    return (
      <form
        className={css.naming}
        onSubmit={(event) => {
          event.preventDefault()
          move(cleanName(String(new FormData(event.currentTarget).get('list') ?? '')))
          setIsNaming(false)
        }}
      >
        <input
          name="list"
          aria-label={words('nameOfList')}
          placeholder={words('nameOfList')}
          maxLength={NAME_MAX}
          // biome-ignore lint/a11y/noAutofocus: the visitor asked for a new list
          autoFocus
        />
        <Button type="submit">{words('add')}</Button>
      </form>
    )
  }
  return (
    <div className={css.list}>
      <span aria-hidden>{words('list')}</span>
      <select
        aria-label={words('list')}
        value={item.list}
        onChange={(event) => (event.target.value === NEW ? setIsNaming(true) : move(event.target.value))}
      >
        {listsOf(study.items()).map((list) => (
          <option key={list} value={list}>
            {listName(list)}
          </option>
        ))}
        <option value={NEW}>{words('newList')}</option>
      </select>
    </div>
  )
}
