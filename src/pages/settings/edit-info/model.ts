import { isDate } from '@/domain/date'
import { nicknameError } from '@/domain/account/nickname'
import { host } from '@/platform/host'
import { readProfile, saveProfile, type Profile } from '@/services/account/profile'
import { singleFlight } from '@/services/http/throttle'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { FormState } from '@/components/account/form/form-state'
import { texts } from './texts'

/** As it is typed. */
interface ProfileDraft {
  readonly nickname: string
  readonly gender: 0 | 1 | null
  readonly birthday: string
  readonly marry: 0 | 1 | null
  readonly height: string
  readonly weight: string
  readonly allergies: string
  readonly medicines: string
}

const FIELDS = ['nickname', 'birthday', 'heightCm', 'weightKg', 'allergies', 'medicines'] as const

const numberIn = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed))
const within = (value: number | null, min: number, max: number): boolean =>
  value === null || (value >= min && value <= max)

const draftOf = (profile: Profile): ProfileDraft => ({
  nickname: profile.nickname,
  gender: profile.gender,
  birthday: profile.birthday,
  marry: profile.marry,
  height: profile.heightCm === null ? '' : String(profile.heightCm),
  weight: profile.weightKg === null ? '' : String(profile.weightKg),
  allergies: profile.allergies,
  medicines: profile.medicines
})

/** What somebody tells of themselves: read, typed, checked, saved. */
export class EditInfoModel {
  readonly profile = new LoadableRequest<Profile>()
  readonly form: FormState<(typeof FIELDS)[number]>
  private typed: ProfileDraft | null = null

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope
  ) {
    this.form = new FormState(root, 'profile', FIELDS)
    observed(this)
  }

  get draft(): ProfileDraft | null {
    return this.typed ?? (this.profile.value ? draftOf(this.profile.value) : null)
  }

  /** Something was typed that is not saved. */
  get changed(): boolean {
    return this.typed !== null
  }

  enter(): void {
    if (this.root.session.isLoginedUser) void this.load()
  }

  async load(): Promise<void> {
    const { scope } = this
    await scope.run(this.profile, () => readProfile(scope.call))
  }

  change(change: Partial<ProfileDraft>, field?: (typeof FIELDS)[number]): void {
    const { draft } = this
    if (!draft) return
    this.typed = { ...draft, ...change }
    if (field) this.form.clear(field)
  }

  /** @returns whether it is saved */
  readonly save = singleFlight(async (): Promise<boolean> => {
    const { draft } = this
    if (!draft) return false
    const { nickname, gender, marry } = draft
    const birthday = draft.birthday.replace(/\D/g, '')
    const allergies = draft.allergies.trim()
    const medicines = draft.medicines.trim()
    const heightCm = numberIn(draft.height)
    const weightKg = numberIn(draft.weight)
    const fine = this.form.check({
      nickname: nickname.trim() === '' ? null : nicknameError(nickname, host.shopName()),
      birthday: this.birthdayError(birthday, draft.birthday),
      heightCm: within(heightCm, 50, 250) ? null : texts.heightWrong,
      weightKg: within(weightKg, 2, 300) ? null : texts.weightWrong,
      allergies: allergies.length > 100 ? texts.noteTooLong(texts.allergies) : null,
      medicines: medicines.length > 100 ? texts.noteTooLong(texts.medicines) : null
    })
    if (!fine) return false
    const named = nickname.trim() === '' ? {} : { nickname: nickname.trim() }
    const told = { ...named, gender, birthday, marry, heightCm, weightKg, allergies, medicines }
    const saved = await this.form.send(() => saveProfile(this.root.call, told))
    if (!saved) return false
    this.keep(saved)
    this.root.feedback.toast({ text: texts.saved, icon: 'success' })
    return true
  })

  /** Asks before what was typed is lost. */
  async mayLeave(): Promise<boolean> {
    if (!this.changed) return true
    return this.root.feedback.confirm({
      title: texts.leave,
      text: texts.leaveText,
      confirmText: texts.leaveConfirm,
      cancelText: texts.stay
    })
  }

  private birthdayError(digits: string, typed: string): string | null {
    if (typed.trim() === '') return null
    const date = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`
    return digits.length === 8 && isDate(date) ? null : texts.birthdayWrong
  }

  private keep(saved: Profile): void {
    this.profile.set(saved)
    this.typed = null
  }
}
