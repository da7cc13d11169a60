import type { Html } from '@fullcourt/domain/pages/site-fields'
import { useSite } from '../site'
import styles from './Prose.module.css'

/** A text of a page: an organization's own as HTML that the server made of Markdown, a template's as paragraphs. */
export type Text = string | Html

/** An address inside the site begins with the prefix of the site. */
const inSite = (html: string, prefix: string) => html.replaceAll('href="/', `href="${prefix}/`)

export const Prose = ({ text }: { text: Text }) => {
  const { tenant } = useSite()
  if (typeof text !== 'string')
    return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: inSite(text.html, tenant?.prefix ?? '') }} />
  return (
    <div className={styles.prose}>
      {text.split('\n\n').map(paragraph => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}
