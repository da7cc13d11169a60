import type { Html } from '@fullcourt/domain/pages/site-fields'
import { useSite } from '../site'
import { linksInSite } from './links-in-site'
import styles from './Prose.module.css'

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
