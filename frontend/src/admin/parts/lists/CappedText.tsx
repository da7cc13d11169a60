import styles from './CappedText.module.css'

/** Names of up to so many characters are seen whole. */
const longest = 40

/** A name in a list: two lines at most, three on a phone; the whole of it is in its tip. */
export const CappedText = ({ children: text }: { children: string }) => (
  <span className={styles.capped} title={text.length > longest ? text : undefined}>
    {text}
  </span>
)
