import { offers } from './offers'
import styles from './Offers.module.css'

/** What the product does for a league, a card each. */
export const Offers = ({ level: Heading }: { level: 'h2' | 'h3' }) => (
  <ul className={styles.offers}>
    {offers.map(({ title, text }) => (
      <li key={title}>
        <Heading>{title}</Heading>
        <p>{text}</p>
      </li>
    ))}
  </ul>
)
