import { Body, Controller, Header, Param, Req } from '@nestjs/common'
import { ApiProperty, ApiTags } from '@nestjs/swagger'
import { Matches } from 'class-validator'
import type { FastifyRequest } from 'fastify'
import type { Actor } from '../../core/http/actor'
import { Allow } from '../../core/http/allow'
import { Does, Removes } from '../../core/http/call-kinds'
import { SignedIn } from '../../core/http/parameters'
import { WithReason } from '../../core/http/with-reason.dto'
import { KnownDevices } from '../../core/sign-in/known-devices'
import { NewDeviceAnswer } from '../../core/sign-in/login.dto'
import { SessionRecords } from '../../core/sign-in/session-records'

class DevicePath {
  @ApiProperty({ description: 'The id of a device of `newDevices` in `GET /api/auth/check-auth`' })
  @Matches(/^[\w-]{43}$/, { message: 'Device must be the id of a device.' })
  device!: string
}

/** The sign-ins with new devices of which the user has to be told still. */
class NewDevicesAnswer {
  @ApiProperty({ type: [NewDeviceAnswer] })
  newDevices!: NewDeviceAnswer[]
}

/** What somebody says to a sign-in with a new device: that it was theirs, or that it was not (docs/tenancy.md#new-devices). */
@ApiTags('Sign-in')
@Controller('api/auth/devices')
export class OwnDevicesController {
  constructor(
    private readonly devices: KnownDevices,
    private readonly sessions: SessionRecords,
  ) {}

  @Does(':device/own', NewDevicesAnswer)
  @Header('Cache-Control', 'no-store')
  @Allow('staff')
  async own(
    @Param() { device }: DevicePath,
    @Body() _: WithReason,
    @SignedIn() { user }: Actor,
    @Req() { session }: FastifyRequest,
  ): Promise<NewDevicesAnswer> {
    await this.devices.settle(user, device, session.device)
    return { newDevices: [...(await this.devices.untold(user, session.device))] }
  }

  /** Its sessions end, and it is not known any more. */
  @Removes(':device')
  @Allow('staff')
  async notOwn(@Param() { device }: DevicePath, @SignedIn() { user }: Actor): Promise<void> {
    await this.sessions.endAllWith(user, { device })
    await this.devices.forget(user, device)
  }
}
