import { act, useState } from 'react'
import { ActionBar } from '@/components/ui/action-bar'
import { Field } from '@/components/ui/form/field'
import { PickerField, PickerRow } from '@/components/ui/form/picker-field'
import { RegionPicker, type Region, type RegionPickerProps } from '@/components/ui/form/region-picker'
import { TextArea } from '@/components/ui/form/text-area'
import { TextField } from '@/components/ui/form/text-field'
import { PageShell } from '@/components/ui/page-shell'
import { Segmented } from '@/components/ui/segmented'
import { mountPage } from '../../support/mount-page'

const inputOf = (selector: string) => {
  const found = document.querySelector<HTMLInputElement>(`${selector} input, ${selector} textarea`)
  if (!found) throw new Error(`no input in ${selector}`)
  return found
}
const tapText = (selector: string, text: string) =>
  act(async () => {
    const found = Array.from(document.querySelectorAll<HTMLElement>(selector)).find(
      (element) => element.textContent === text
    )
    if (!found) throw new Error(`no ${selector} reads ${text}`)
    found.click()
  })
/** A picker behind its row, as the address form has it. */
function RegionField(props: Omit<RegionPickerProps, 'open' | 'onClose' | 'title'>) {
  const [open, setOpen] = useState(false)
  const text = props.value.map(({ name }) => name).join(' ')
  return (
    <>
      <PickerRow text={text} placeholder="请选择省 / 市 / 区" open={open} onTap={() => setOpen(true)} />
      <RegionPicker {...props} title="选择配送区域" open={open} onClose={() => setOpen(false)} />
    </>
  )
}
const openPicker = () => act(async () => document.querySelector<HTMLElement>('.pick')?.click())
const idle = () => act(async () => void (await new Promise((done) => setTimeout(done, 20))))

test('the error of a field is shown and wired to its input', async () => {
  function Page() {
    const [name, setName] = useState('')
    return (
      <Field id="name" label="姓名" required hint="与证件一致" error={name ? null : '请输入姓名'}>
        <TextField value={name} onChange={setName} placeholder="请填写姓名" />
      </Field>
    )
  }
  const page = await mountPage(Page)
  await idle()
  const input = inputOf('#name')
  expect(input.getAttribute('aria-label')).toBe('姓名')
  expect(input.getAttribute('aria-required')).toBe('true')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  const error = document.getElementById(input.getAttribute('aria-describedby') ?? '')
  expect(error?.textContent).toBe('请输入姓名')

  await page.type('#name .input', '陈予安')
  await idle()
  expect(input.getAttribute('aria-invalid')).toBeNull()
  expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    '与证件一致'
  )
  page.leave()
})

test('an error speaks where its field was left; a form that is checked as a whole does not speak from every field', async () => {
  function Page() {
    const [checked, setChecked] = useState(false)
    const [left, setLeft] = useState(false)
    return (
      <>
        <Field id="name" label="姓名" error={left || checked ? '请输入姓名' : null}>
          <TextField value="" onChange={() => undefined} onBlur={() => setLeft(true)} />
        </Field>
        <Field id="mobile" label="手机号" error={checked ? '请输入手机号' : null}>
          <TextField value="" onChange={() => undefined} />
        </Field>
        <Field id="sex" label="性别" required error={checked ? '请选择性别' : null}>
          <Segmented
            label="性别"
            options={[{ value: 1, text: '男' }]}
            value={null}
            onChange={() => undefined}
          />
        </Field>
        <button onClick={() => setChecked(true)}>提交</button>
      </>
    )
  }
  const page = await mountPage(Page)
  const alerts = () => [...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent)
  act(() => inputOf('#name').focus())
  act(() => inputOf('#name').blur())
  expect(alerts()).toEqual(['请输入姓名'])
  act(() => document.querySelector('button')?.click())
  expect(document.getElementById('mobile-error')?.textContent).toBe('请输入手机号')
  expect(alerts()).toEqual(['请输入姓名'])
  const sex = document.querySelector('[role="radiogroup"]')
  expect(
    ['aria-required', 'aria-invalid', 'aria-describedby'].map((name) => sex?.getAttribute(name))
  ).toEqual(['true', 'true', 'sex-error'])
  page.leave()
})

test('what the owner does not accept is not shown', async () => {
  function Page() {
    const [code, setCode] = useState('12')
    return <TextField className="code" value={code} onChange={(next) => setCode(next.slice(0, 2))} />
  }
  const page = await mountPage(Page)
  await page.type('.code .input', '123')
  await idle()
  expect(inputOf('.code').value).toBe('12')
  page.leave()
})

test('blur hands over the value to validate, and clear empties the field', async () => {
  const blurred: string[] = []
  function Page() {
    const [value, setValue] = useState('100')
    return (
      <TextField
        className="mobile"
        type="tel"
        value={value}
        clearable
        onChange={setValue}
        onBlur={(text) => blurred.push(text)}
      />
    )
  }
  const page = await mountPage(Page)
  await idle()
  expect(inputOf('.mobile').type).toBe('tel')
  await act(async () => {
    inputOf('.mobile').dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  })
  expect(blurred).toEqual(['100'])
  await page.tap('[aria-label="清空输入"]')
  await idle()
  expect(inputOf('.mobile').value).toBe('')
  expect(document.querySelector('[aria-label="清空输入"]')).toBeNull()
  page.leave()
})

test('the counter of a text area leaves out line breaks', async () => {
  function Page() {
    const [value, setValue] = useState('阜荣街\n南侧')
    return <TextArea value={value} onChange={setValue} limit={40} />
  }
  const page = await mountPage(Page)
  expect(page.text('.counter')).toBe('5/40')
  page.leave()
})

test('the bottom bar is away while a keyboard on the screen covers it, and stays with one on the desk', async () => {
  const screen = Object.assign(new EventTarget(), { height: window.innerHeight, scale: 1 })
  Object.defineProperty(window, 'visualViewport', { value: screen, configurable: true })
  function Page() {
    return (
      <PageShell>
        <TextField className="mobile" value="" onChange={() => undefined} />
        <ActionBar hideOnInput>提交订单</ActionBar>
      </PageShell>
    )
  }
  const page = await mountPage(Page)
  const send = (name: string) =>
    act(async () => {
      document.querySelector('.mobile .input')?.dispatchEvent(new FocusEvent(name, { bubbles: true }))
    })
  const covered = (share: number) =>
    act(async () => {
      screen.height = window.innerHeight * (1 - share)
      screen.dispatchEvent(new Event('resize'))
    })
  const isAway = () => document.querySelector('.bar')?.className.includes('away')
  await send('focusin')
  expect(isAway()).toBe(false)
  await covered(0.1)
  expect(isAway()).toBe(false)
  await covered(0.4)
  expect(isAway()).toBe(true)
  // Put away without leaving the field, as Android's way back does.
  await covered(0)
  expect(isAway()).toBe(false)
  await covered(0.4)
  await send('focusout')
  expect(isAway()).toBe(false)
  await covered(0.5)
  expect(isAway()).toBe(false)
  Reflect.deleteProperty(window, 'visualViewport')
  page.leave()
})

test('a picker shows its options, keeps the disabled one closed and hands over the choice', async () => {
  const chosen: number[] = []
  function Page() {
    const [value, setValue] = useState<number | null>(null)
    return (
      <Field id="card" label="证件类型" error="请选择证件类型">
        <PickerField
          title="证件类型"
          value={value}
          options={[
            { value: 1, label: '身份证' },
            { value: 2, label: '护照', disabled: true }
          ]}
          onChange={(next) => {
            chosen.push(next)
            setValue(next)
          }}
        />
      </Field>
    )
  }
  const page = await mountPage(Page)
  expect(document.querySelector('.pick')?.getAttribute('aria-describedby')).toBe('card-error')
  await page.tap('.pick')
  await tapText('[role="radio"]', '护照')
  expect(chosen).toEqual([])
  await tapText('[role="radio"]', '身份证')
  expect(chosen).toEqual([1])
  expect(page.text('.pick')).toBe('身份证')
  page.leave()
})

const TREE: Record<string, readonly Region[]> = {
  '': [
    { code: '11', name: '北京市' },
    { code: '53', name: '云南省' }
  ],
  '53': [{ code: '5301', name: '昆明市' }],
  '5301': [{ code: '530102', name: '五华区' }]
}

test.each([
  [3 as const, ['云南省', '昆明市', '五华区']],
  [2 as const, ['云南省', '昆明市']]
])('a region of %d levels is handed over once, as a full path', async (levels, names) => {
  const answers: string[][] = []
  function Page() {
    const [value, setValue] = useState<readonly Region[]>([])
    return (
      <RegionField
        levels={levels}
        value={value}
        load={async (parent) => TREE[parent?.code ?? ''] ?? []}
        onChange={(path) => {
          answers.push(path.map((region) => region.name))
          setValue(path)
        }}
      />
    )
  }
  const page = await mountPage(Page)
  expect(page.text('.pick')).toBe('请选择省 / 市 / 区')
  await openPicker()
  await idle()
  for (const name of names) {
    await tapText('[role="option"]', name)
    await idle()
  }
  expect(answers).toEqual([names])
  expect(page.text('.pick')).toBe(names.join(' '))
  page.leave()
})

test('a region picker keeps the focus: it goes into the next list, which is announced', async () => {
  function Page() {
    return (
      <PageShell>
        <RegionField
          levels={3}
          value={[]}
          load={async (parent) => TREE[parent?.code ?? ''] ?? []}
          onChange={() => undefined}
        />
      </PageShell>
    )
  }
  const page = await mountPage(Page)
  await openPicker()
  await idle()
  const options = () => [...document.querySelectorAll<HTMLElement>('[role="option"]')]
  const first = options()[1]
  const name = first?.textContent ?? ''
  await act(async () => first?.focus())
  await act(async () => first?.click())
  await idle()
  expect(options()[0]?.textContent).not.toBe(name)
  expect(document.activeElement).toBe(options()[0])
  expect(document.querySelector('[role="status"]')?.textContent).toBe(`${name}${options().length}个地区可选`)
  page.leave()
})

test('a region list that does not load can be asked for again', async () => {
  let calls = 0
  function Page() {
    return (
      <RegionField
        levels={3}
        value={[]}
        load={async () => {
          calls += 1
          if (calls === 1) throw new Error('offline')
          return TREE[''] ?? []
        }}
        onChange={() => undefined}
      />
    )
  }
  const page = await mountPage(Page)
  await openPicker()
  await idle()
  expect(document.querySelector('[role="option"]')).toBeNull()
  await tapText('[role="button"]', '重新加载')
  await idle()
  expect(document.querySelectorAll('[role="option"]')).toHaveLength(2)
  page.leave()
})

test('a field that took the focus does not take it back once it is left: Tab gets past it', async () => {
  let draw: () => void = () => undefined
  function Page() {
    const [turn, setTurn] = useState(0)
    draw = () => setTurn(turn + 1)
    return (
      <>
        <TextField className="first" value={`${turn}`} onChange={() => undefined} autoFocus />
        <TextField className="second" value="" onChange={() => undefined} />
      </>
    )
  }
  const page = await mountPage(Page)
  await idle()
  await act(async () => inputOf('.first').focus())
  await act(async () => inputOf('.second').focus())
  await act(async () => draw())
  await idle()
  expect(inputOf('.first').value).toBe('1')
  expect(document.activeElement).toBe(inputOf('.second'))
  page.leave()
})
