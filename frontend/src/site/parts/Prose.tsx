import type { Html } from '@fullcourt/domain/pages/site-fields'
import { useSite, type PublicSite } from '../site'
import styles from './Prose.module.css'
import { withDomain } from '../with-domain'

/**
 * The links of a written text to pages of the site, but to no other host (`//host`): they begin with its prefix, and where the
 * query names the domain (`?domain=` on localhost) it stays named.
 */
export const linksInSite = (html: string, site: Pick<PublicSite, 'tenant'>): string =>
  html.replace(
    /(<a href=")(\/(?!\/)[^"]*)/g,
    (_, link: string, path: string) => link + (site.tenant?.prefix ?? '') + withDomain(path, site),
  )

/** A text of a page: an organization's own as HTML that the server made of Markdown, a template's as paragraphs. */
export type Text = string | Html

/** What an organization, or its template, says in some paragraphs. */
export const Prose = ({ text }: { text: Text }) => {
  const site = useSite()
  if (typeof text !== 'string')
    return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: linksInSite(text.html, site) }} />
  return (
    <div className={styles.prose}>
      {text.split(/\n{2,}/).map(paragraph => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}
