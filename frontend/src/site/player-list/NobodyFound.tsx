import { Empty } from '../parts/Empty'
import { SiteLink } from '../SiteLink'

/** Nobody was found; a misspelt name is for the search of the site. */
export const NobodyFound = ({ text }: { text: string }) => (
  <Empty
    hint={
      text ? (
        <>
          Try a part of the name or fewer filters, or <SiteLink to={`/search?q=${encodeURIComponent(text)}`}>search</SiteLink> for
          similar names.
        </>
      ) : (
        'Try fewer filters.'
      )
    }
  >
    No players found.
  </Empty>
)
