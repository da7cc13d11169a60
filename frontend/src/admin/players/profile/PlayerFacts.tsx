import { fullName } from '@fullcourt/domain/players/full-name'
import type { PlayerInformationAnswer } from '../../../api/schema'
import { none } from '../../../ui/format/figures'
import { Picture } from '../../../ui/Picture'
import { useAttributes } from '../attributes/queries'
import styles from './profile.module.css'

const Fact = ({ name, value }: { name: string; value: string | null | undefined }) => (
  <>
    <dt>{name}</dt>
    <dd>{value ?? none}</dd>
  </>
)

/** What visitors do not see is marked. */
const useIsHidden = (organization: number) => {
  const attributes = useAttributes(organization, true)
  return (id: number) => attributes.data?.find(attribute => attribute.id === id)?.is_visible === false
}

/** Photo, contact details and attributes. */
export const PlayerFacts = ({ player }: { player: PlayerInformationAnswer }) => {
  const isHidden = useIsHidden(player.organization_id)
  return (
    <div className={styles.card}>
      <Picture of="person" name={fullName(player)} src={player.image} size={96} />
      <dl className={styles.facts}>
        <Fact name="Name" value={fullName(player)} />
        <Fact name="Email" value={player.email} />
        <Fact name="Phone" value={player.phoneNumber} />
        {player.attributeValues.map(({ attribute_id: id, attribute, value }) => (
          <Fact key={id} name={isHidden(id) ? `${attribute.attribute_name} (hidden)` : attribute.attribute_name} value={value} />
        ))}
      </dl>
    </div>
  )
}
