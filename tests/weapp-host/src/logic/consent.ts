import type { PermissionAnswer } from '../options'
import type { Dict } from '../protocol'
import { ApiError } from './api-error'
import type { MiniProgram } from './mini-program'

/** What a person has answered; stays on the phone as long as the mini-program does. */
export interface Consents {
  /** The privacy guideline has been agreed to. */
  privacy: boolean
  /** Scopes that were asked for, and whether they were granted. WeChat asks once. */
  scopes: Dict<boolean>
}

/** An API that touches personal data: its scope, and whether app.json has to name it. */
interface PrivateApi {
  scope?: string
  /** Must be in `requiredPrivateInfos`. */
  named?: boolean
}

const PRIVATE_APIS: Dict<PrivateApi> = {
  getLocation: { scope: 'scope.userLocation', named: true },
  getFuzzyLocation: { scope: 'scope.userFuzzyLocation', named: true },
  chooseLocation: { named: true },
  choosePoi: { named: true },
  chooseAddress: { named: true },
  addPhoneCalendar: { scope: 'scope.addPhoneCalendar' },
  saveImageToPhotosAlbum: { scope: 'scope.writePhotosAlbum' },
  setClipboardData: {},
  getClipboardData: {},
  chooseImage: {},
  chooseMedia: {},
  getPhoneNumber: {},
  requirePrivacyAuthorize: {}
}

/** Scopes for which app.json gives a reason that WeChat shows. */
const EXPLAINED = new Set(['scope.userLocation', 'scope.userFuzzyLocation'])

const NOT_AGREED = 'privacy permission is not authorized'

interface Resolution {
  event: 'agree' | 'disagree' | 'exposureAuthorization'
  buttonId?: string
}

/** Whether WeChat lets the mini-program call what touches personal data. */
export class Consent {
  readonly given: Consents
  /** Every question WeChat asked: a scope, or `privacy`. */
  readonly asked: string[] = []
  readonly answers: Dict<PermissionAnswer>
  /** Buttons of open-type `agreePrivacyAuthorization` that were tapped. */
  private readonly agreeButtons = new Set<string>()
  private asking: Promise<void> | null = null

  constructor(private readonly app: MiniProgram) {
    const { consents, permissions } = app.options
    this.given = { privacy: consents.privacy, scopes: { ...consents.scopes } }
    this.answers = { ...permissions }
  }

  get privacyNeeded(): boolean {
    return !this.given.privacy
  }

  isPrivate(api: string): boolean {
    return api in PRIVATE_APIS
  }

  /** The person is on the settings page: what they change there is scripted, `success({ authSetting })`. */
  changeSettings(): Dict {
    const { authSetting } = this.app.script('openSetting', {}, { authSetting: {} })
    Object.assign(this.given.scopes, authSetting)
    return this.app.sandbox.clone(this.given.scopes)
  }

  agreeTapped(buttonId: string): void {
    this.agreeButtons.add(buttonId)
  }

  /** Throws what WeChat answers when the app or the person does not allow this API. */
  async pass(api: string): Promise<void> {
    const { scope, named = false } = PRIVATE_APIS[api] ?? {}
    const { permission = {}, requiredPrivateInfos = [] } = this.app.project.app
    if (named && !requiredPrivateInfos.includes(api))
      throw new ApiError('the api need to be declared in the requiredPrivateInfos field in app.json/ext.json')
    if (scope && EXPLAINED.has(scope) && !permission[scope]?.desc)
      throw new ApiError('require permission desc')
    if (this.app.options.privacy === 'undeclared')
      throw new ApiError('api scope is not declared in the privacy agreement')
    if (this.privacyNeeded) await (this.asking ??= this.askPrivacy(api))
    if (scope) await this.passScope(scope)
  }

  private async passScope(scope: string): Promise<void> {
    const { scopes } = this.given
    if (scopes[scope] === undefined) {
      this.asked.push(scope)
      const answer = this.answers[scope] ?? 'allow'
      // Nobody touches the sheet: the call stays open.
      if (answer === 'ignore') await this.app.whileUserDecides(new Promise(() => {}))
      scopes[scope] = answer === 'allow'
    }
    if (!scopes[scope]) throw new ApiError('auth deny')
  }

  /** The mini-program's own sheet when it listens for the question, otherwise WeChat's. */
  private async askPrivacy(api: string): Promise<void> {
    this.asked.push('privacy')
    try {
      const agreed = await this.app.whileUserDecides(this.ownSheet(api) ?? this.wechatSheet())
      if (!agreed) throw new ApiError(NOT_AGREED)
      this.given.privacy = true
    } finally {
      this.asking = null
    }
  }

  private ownSheet(api: string): Promise<boolean> | null {
    if (!this.app.listens('NeedPrivacyAuthorization')) return null
    return new Promise((resolve) => {
      const answer = ({ event, buttonId = '' }: Resolution) => {
        if (event === 'disagree') resolve(false)
        if (event !== 'agree') return
        if (this.agreeButtons.has(buttonId)) resolve(true)
        else this.app.recorder.error('logic', `no button #${buttonId} agreed to the privacy guideline`)
      }
      this.app.notify('NeedPrivacyAuthorization', answer, this.app.sandbox.clone({ referrer: api }))
    })
  }

  private async wechatSheet(): Promise<boolean> {
    const sheet = {
      title: '用户隐私保护提示',
      content: '请阅读并同意《用户隐私保护指引》',
      showCancel: true,
      editable: false,
      cancelText: '拒绝',
      confirmText: '同意'
    }
    const { confirm } = (await this.app.surface.dispatch('shell', 'modal', [sheet])) as { confirm: boolean }
    return confirm
  }
}
