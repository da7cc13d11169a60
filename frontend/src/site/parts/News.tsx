import { useNews } from '../../ui/use-news'
import { newsBetween, type Seen } from './news-between'

/** Says politely what changes on a page while it is open. One a page: what is said together comes from all of its parts. */
export const News = (seen: Seen) => (
  <p className="visuallyHidden" role="status">
    {useNews(seen, newsBetween)}
  </p>
)
