import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import ts from 'typescript'

const passed = createRequire(__filename)('../config/templates/passed') as Readonly<
  Record<string, readonly string[]>
>
const SRC = path.resolve(__dirname, '../src')

/** What Taro passes on for every part, and what it keeps to itself. */
const ALWAYS = /^(className|style|id|key|ref|children|onClick|catchMove|role|aria-.+|data-.+)$/

/** `onTouchStart` is `bindTouchStart` in a template and `hoverClass` `hover-class`. */
const templateName = (prop: string) =>
  prop === 'onLongPress'
    ? 'bindLongTap'
    : /^on[A-Z]/.test(prop)
      ? prop.replace('on', 'bind')
      : prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Attributes of Taro's own parts in a file, as `<Part> prop`. */
function attributesIn(file: string): string[] {
  const source = ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const own = new Map<string, string>()
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && node.moduleSpecifier.getText().includes('@tarojs/components')) {
      const names = node.importClause?.namedBindings
      if (names && ts.isNamedImports(names))
        names.elements.forEach(({ name, propertyName = name }) => own.set(name.text, propertyName.text))
    }
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const part = own.get(node.tagName.getText())
      for (const attribute of part ? node.attributes.properties : [])
        if (ts.isJsxAttribute(attribute)) found.push(`<${part}> ${attribute.name.getText()}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

const pages = fs
  .readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !/\.(test|h5)\.tsx$/.test(file))

test('a part that pages draw has a template, and no other part has one', () => {
  const drawn = pages.flatMap((file) => attributesIn(path.join(SRC, file)))
  const parts = drawn.map((use) => /^<(\w+)>/.exec(use)?.[1] ?? '')
  expect([...new Set(parts)].sort()).toEqual(Object.keys(passed).sort())
})

test('what pages pass to parts of the mini-program is in their templates', () => {
  const all = pages.flatMap((file) => attributesIn(path.join(SRC, file)))
  const lost = all.filter((use) => {
    const [, part = '', prop = ''] = /^<(\w+)> (.+)$/.exec(use) ?? []
    const names = passed[part]
    return names !== undefined && !ALWAYS.test(prop) && !names.includes(templateName(prop))
  })
  expect(all.length).toBeGreaterThan(500)
  expect([...new Set(lost)]).toEqual([])
})

test('that something is live is said by its role, which the templates write out for WeChat', () => {
  const live = pages
    .flatMap((file) => attributesIn(path.join(SRC, file)))
    .filter((use) => /aria-live/.test(use))
  expect(live).toEqual([])
})

test('nothing is drawn into parts whose templates have no place for it', () => {
  const into = pages.filter((file) =>
    /<\/(?:Image|WebView)>/.test(fs.readFileSync(path.join(SRC, file), 'utf8'))
  )
  expect(into).toEqual([])
})
