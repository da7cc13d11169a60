import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import { USER_NOT_FOUND } from '@fullcourt/domain/users/decide'
import type { UserId } from '@fullcourt/domain/ids/kinds'
import { activeOf } from '@fullcourt/projections/card'
import { userCard } from '@fullcourt/projections/users/user'
import { Documents } from '../documents/documents'
import { Refused } from '../facts/refused'
import type { Actor } from '../http/actor'
import { UserAnswers } from './user-answers'
import { UsersInReach } from './users-in-reach'
import type { UserAnswer } from '../sign-in/user.answers'

export class UserOf {
  constructor(
    readonly actor: Actor,
    readonly user: UserId,
  ) {}
}

@QueryHandler(UserOf)
export class UserOfHandler implements IQueryHandler<UserOf> {
  constructor(
    private readonly documents: Documents,
    private readonly reach: UsersInReach,
    private readonly answers: UserAnswers,
  ) {}

  async execute({ actor, user: id }: UserOf): Promise<UserAnswer> {
    await this.reach.of(actor, id)
    const user = activeOf(await this.documents.get(userCard, id))
    if (!user) throw new Refused(USER_NOT_FOUND)
    return this.answers.of(user)
  }
}
