import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { QueryState } from '../../parts/feedback/QueryState'
import listStyles from '../../parts/lists/SettingsList.module.css'
import { Page } from '../../parts/page/Page'
import toolsStyles from '../../parts/tables/Tools.module.css'
import type { Definition, DefinitionActions, Definitions } from './definitions'
import { OrderedDefinitions } from './OrderedDefinitions'

type Props<Item extends Definition> = {
  definitions: Definitions<Item>
  /** Whose they are, and of which sport, where somebody may choose. */
  choices: { organization?: ReactNode; sport?: ReactNode }
  of: UseQueryResult<readonly Item[]>
  calls: DefinitionActions<Item>
  /** Adds one, where there may be others than the product's own. */
  form?: ReactNode
  /** What is said while they load, and where there are none. */
  skeleton?: ReactNode
  empty?: string
}

/** What an organization keeps in an order of its own and may hide (docs/admin.md#lists): the list, and the form for a new one. */
export const DefinitionsPage = <Item extends Definition>({ definitions, choices, of, calls, form, ...states }: Props<Item>) => {
  const { organization, sport } = choices
  return (
    <Page title={definitions.title} about={definitions.about}>
      {(organization || sport) && (
        <div className={toolsStyles.tools}>
          {organization}
          {sport}
        </div>
      )}
      <QueryState of={of} {...states}>
        {items => {
          const list = <OrderedDefinitions definitions={definitions} items={items} calls={calls} />
          if (!form) return list
          return (
            <div className={listStyles.columns}>
              {list}
              {form}
            </div>
          )
        }}
      </QueryState>
    </Page>
  )
}
