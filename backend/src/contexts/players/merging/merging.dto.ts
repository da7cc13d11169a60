import { MOST_DUPLICATES } from '@fullcourt/domain/players/merging/decide'
import { FlagParameter, IdParameter } from '../../../core/http/address-fields'
import { WithReason } from '../../../core/http/with-reason.dto'
import { Id, Ids } from '../../../core/http/fields'
import { OfOrganization } from '../../../core/http/of-tenant.dto'

export class MergeDto extends WithReason {
  @Id('The player who stands for all of them')
  masterId!: number

  @Ids(MOST_DUPLICATES, 'The players who are the same person')
  duplicateIds!: number[]
}

export class MergeParams extends OfOrganization {
  @FlagParameter('Nothing is merged: the answer says what would be')
  preview?: boolean
}

export class MasterPath {
  @IdParameter('Player into whom the duplicate was merged')
  masterId!: number
}

export class UnmergeDto extends WithReason {
  @Id('The player who stands for themselves again')
  duplicateId!: number
}
