import { fullName } from '@fullcourt/domain/players/full-name'
import type { PlayerAttributeAnswer, PlayerInformationAnswer } from '../../../../api/schema'
import { none } from '../../../../ui/format/figures'
import { Picture } from '../../../../ui/Picture'
import { useAttributes } from '../../../settings/definitions/attributes/queries'
import styles from './profile.module.css'

const Fact = ({ name, value }: { name: string; value: string | null | undefined }) => (
  <>
    <dt>{name}</dt>
    <dd>{value ?? none}</dd>
  </>
)

/** Visible attributes, and hidden ones that hold a value: visitors do not see these. */
const attributeFacts = (attributes: readonly PlayerAttributeAnswer[], { attributeValues }: PlayerInformationAnswer) =>
  attributes.flatMap(({ id, attribute_name, is_visible }) => {
    const value = attributeValues.find(({ attribute_id }) => attribute_id === id)?.value ?? null
    if (is_visible) return [{ id, name: attribute_name, value }]
    return value === null ? [] : [{ id, name: `${attribute_name} (hidden)`, value }]
  })

/** Photo, contact details and attributes. */
export const PlayerFacts = ({ player }: { player: PlayerInformationAnswer }) => {
  const attributes = useAttributes(player.organization_id, true)
  return (
    <div className={styles.card}>
      <Picture of="person" name={fullName(player)} src={player.image} size={96} />
      <dl className={styles.facts}>
        <Fact name="Name" value={fullName(player)} />
        <Fact name="Email" value={player.email} />
        <Fact name="Phone" value={player.phoneNumber} />
        {attributeFacts(attributes.data ?? [], player).map(({ id, name, value }) => (
          <Fact key={id} name={name} value={value} />
        ))}
      </dl>
    </div>
  )
}
