import type { Html } from '@fullcourt/domain/pages/site-fields'
import styles from './Written.module.css'

/** A text of the organization, as safe HTML of the server, or paragraphs of a template with an empty line between them. */
export const Written = ({ text }: { text: string | Html }) =>
  typeof text === 'string' ? (
    <div className={styles.text}>
      {text.split(/\n{2,}/).map(paragraph => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  ) : (
    <div className={styles.text} dangerouslySetInnerHTML={{ __html: text.html }} />
  )
