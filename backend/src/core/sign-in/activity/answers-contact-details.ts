import {
  applyDecorators,
  Injectable,
  SetMetadata,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common'
import { Reflector } from '@nestjs/core'
import { tap, type Observable } from 'rxjs'
import type { OpenedDetails } from '@fullcourt/domain/users/activity/events'
import { stateOfRequest, type KnownRequest } from '../../http/request'
import { ActivityRecorder } from './activity-recorder'
import { personsAnswered } from './persons-answered'

export const CONTACT_DETAILS = 'fullcourt:contact-details'

/** Puts on record whose contact details an answer to a signed-in person has, but for their own. */
@Injectable()
class ContactDetailsInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly recorder: ActivityRecorder,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { actor } = stateOfRequest(context.switchToHttp().getRequest<KnownRequest>())
    if (actor === undefined) return next.handle()
    const kind = this.reflector.get<OpenedDetails['kind']>(CONTACT_DETAILS, context.getHandler())
    const isOwn = (person: number) => kind === 'user' && person === actor.user
    const record = (answer: unknown) =>
      this.recorder.opened(
        actor,
        kind,
        personsAnswered(answer).filter(person => !isOwn(person)),
      )
    return next.handle().pipe(tap(record))
  }
}

/**
 * Declares that the answers of a call have e-mail addresses or phone numbers of players or users: who gets them is put on record.
 * A test fails for a call that answers some and does not say so; one that adds a person answers what was sent.
 */
export const AnswersContactDetails = (kind: OpenedDetails['kind']) =>
  applyDecorators(SetMetadata(CONTACT_DETAILS, kind), UseInterceptors(ContactDetailsInterceptor))
