import { useAddress } from './use-address'

export type TableSort = { readonly id: string; readonly desc: boolean }

const sortIn = (text: string): TableSort | null => {
  if (text === '') return null
  return text.startsWith('-') ? { id: text.slice(1), desc: true } : { id: text, desc: false }
}

/** The page that is shown (from 0): one that is there, whatever the address says and however many rows are left. */
export const clampedPage = (wanted: string, rows: number, size: number) => {
  const last = Math.max(0, Math.ceil(rows / size) - 1)
  const page = /^\d{1,6}$/.test(wanted) ? Number(wanted) - 1 : 0
  return Math.min(Math.max(page, 0), last)
}

/** Sort, page and filter of a table as they are in the address; `prefix` distinguishes several tables of one page. */
export const useTableAddress = (prefix = '') => {
  const { at, change } = useAddress()
  const [sortName, pageName, filterName] = [`${prefix}sort`, `${prefix}page`, `${prefix}filter`]
  return {
    sort: sortIn(at(sortName)),
    wantedPage: at(pageName),
    filter: at(filterName),
    filterBy: (text: string) => change({ [filterName]: text, [pageName]: null }),
    sortBy: (sort: TableSort | null) => change({ [sortName]: sort && (sort.desc ? `-${sort.id}` : sort.id), [pageName]: null }),
    turnTo: (page: number) => change({ [pageName]: page === 0 ? null : String(page + 1) }),
  }
}
