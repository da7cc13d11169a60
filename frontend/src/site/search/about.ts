import { pageAbout } from '../page'
import { searchFor, searchTextIn } from './queries'

export const about = pageAbout({
  queries: async ({ site, search }, ask) => {
    const text = searchTextIn(search)
    if (text) await ask(searchFor(site, text))
    return text
  },
  head: (text, { site }) => ({
    title: text ? `${text} – Search` : 'Search',
    description: `Teams, players and pages of ${site.name}.`,
    hidden: true,
  }),
})
