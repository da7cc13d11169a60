import { Link } from 'react-router-dom'
import type { ChangedThingAnswer } from '../../../api/schema'
import styles from './ActionList.module.css'
import { thingAddress } from '../changes/thing-address'

/** The name of a thing, which leads to its page where it is not deleted. */
export const ThingLink = ({ thing, organization }: { thing: ChangedThingAnswer; organization: number }) => {
  const to = thingAddress(thing, organization)
  return to === undefined ? <span className={styles.gone}>{thing.name} (deleted)</span> : <Link to={to}>{thing.name}</Link>
}
