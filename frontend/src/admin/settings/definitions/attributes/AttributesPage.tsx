import type { PlayerAttributeAnswer } from '../../../../api/schema'
import { FAILURES } from '../../../parts/feedback/failures'
import { useOrganizationChoice } from '../../organizations/OrganizationChoice'
import type { Definitions } from '../definitions'
import { DefinitionsPage } from '../DefinitionsPage'
import { typeLabels, isAttributeType, typeChoices } from './attribute-types'
import { useAttributes, useHideAttributes, useOrderAttributes, useResetAttributes, useAddAttribute } from './queries'
import { SelectField } from '../../../parts/forms/choice-fields'
import { fieldText, TextField } from '../../../parts/forms/fields'
import { NewDefinition } from '../NewDefinition'

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

/** Adds an attribute by its name and type. */
const NewAttribute = ({ organization }: { organization: number | undefined }) => {
  const add = useAddAttribute(organization)
  const save = async (form: FormData) => {
    const type = form.get('type')
    const { attribute_name } = await add.mutateAsync({
      name: fieldText(form, 'name') ?? '',
      type: isAttributeType(type) ? type : 'string',
    })
    return attribute_name
  }
  return (
    <NewDefinition title="Add Attribute" failure={FAILURES.addAttribute} onAdd={save}>
      <TextField name="name" label="Name" required maxLength={50} />
      <SelectField name="type" label="Type" data={typeChoices} />
    </NewDefinition>
  )
}
