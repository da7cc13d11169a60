import type { PlayerAttributeAnswer } from '../../../../api/schema'
import { FAILURES } from '../../../parts/feedback/failures'
import { useOrganizationChoice } from '../../organizations/OrganizationChoice'
import type { Definitions } from '../definitions'
import { DefinitionsPage } from '../DefinitionsPage'
import { typeLabels } from './attribute-types'
import { NewAttribute } from './NewAttribute'
import { useAttributes, useHideAttributes, useOrderAttributes, useResetAttributes } from './queries'

const ATTRIBUTES: Definitions<PlayerAttributeAnswer> = {
  title: 'Player Attributes',
  about: 'What is recorded of a player besides the name, in this order. A hidden attribute is not shown to visitors.',
  label: 'Player attributes',
  nameOf: ({ attribute_name }) => attribute_name,
  aboutOf: ({ attribute_type, is_visible }) => typeLabels[attribute_type] + (is_visible ? '' : ' · Hidden'),
  isHidden: ({ is_visible }) => !is_visible,
  unhide: 'Show',
  hidesAll: false,
  reset: {
    question: 'Reset the player attributes to the default?',
    consequence: 'Attributes of your own that hold values are hidden, the others are removed.',
    failure: FAILURES.resetAttributes,
  },
  failure: FAILURES.changeAttribute,
}

/** The attributes of an organization's players (docs/people.md#attributes). */
export const AttributesPage = () => {
  const { id, isKnown, field } = useOrganizationChoice()
  const calls = {
    order: useOrderAttributes(id).mutateAsync,
    hide: useHideAttributes(id).mutateAsync,
    reset: useResetAttributes(id).mutateAsync,
  }
  return (
    <DefinitionsPage
      definitions={ATTRIBUTES}
      choices={{ organization: field }}
      of={useAttributes(id, isKnown)}
      calls={calls}
      form={<NewAttribute organization={id} />}
    />
  )
}
