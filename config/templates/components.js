// In the place of @tarojs/shared/dist/components.js: by its table of parts and attributes the running side shortens their
// names as the templates do, so both have the same one, which index.js defines. 22 KB less than all that WeChat has.
export const internalComponents = TEMPLATE_PARTS
export const controlledComponent = new Set(['input', 'textarea'])

// What only the building side asks for.
export const animation = {}
export const focusComponents = new Set()
export const nestElements = new Map()
export const touchEvents = {}
export const voidElements = new Set()
export const singleQuote = (text) => `'${text}'`
