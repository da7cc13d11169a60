import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import { DEFAULT_ATTRIBUTES } from '@fullcourt/domain/players/attribute-list/state'
import { attributeList } from '@fullcourt/projections/players/attribute-list'
import { Documents } from '../../documents/documents'
import { oneOrganization, type Scope } from '../../http/scope'
import type { PlayerAttributeAnswer } from './attributes.answers'

/** The attributes of an organization's players, in its order. */
export class Attributes {
  constructor(readonly scope: Scope) {}
}

@QueryHandler(Attributes)
export class AttributesHandler implements IQueryHandler<Attributes> {
  constructor(private readonly documents: Documents) {}

  async execute({ scope }: Attributes): Promise<PlayerAttributeAnswer[]> {
    const found = await this.documents.get(attributeList, oneOrganization(scope))
    const { revision, list } = found ?? { revision: 0, list: DEFAULT_ATTRIBUTES }
    return list.map(({ id, name, type, hidden }, order) => ({
      revision,
      id,
      attribute_name: name,
      attribute_type: type,
      is_visible: !hidden,
      order,
    }))
  }
}
