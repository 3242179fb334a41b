/** Colours and type sizes come from the tokens, so that dark and care mode reach every page. */
export default {
  extends: ['stylelint-config-standard-scss'],
  plugins: ['./config/lint-gap.mjs'],
  ignoreFiles: ['node_modules/**', 'dist/**', 'tests/**', '.cache/**'],
  rules: {
    'shop/gap-in-grid': true,
    'color-no-hex': [
      true,
      { message: 'Use a colour token, var(--ca-…): a raw colour does not follow dark mode' }
    ],
    'color-named': [
      'never',
      { message: 'Use a colour token, var(--ca-…): a raw colour does not follow dark mode' }
    ],
    'declaration-property-value-allowed-list': [
      { 'font-size': ['/^var\\(--ca-(fs-(\\d+|note|say)|price-[\\w#{}$]+-[sid])\\)$/', 'inherit', '0'] },
      {
        message:
          'Use a type token, var(--ca-fs-…) or var(--ca-price-…): a fixed size does not grow in care mode'
      }
    ],
    'unit-no-unknown': [true, { ignoreUnits: ['rpx'] }],
    // `page` is the mini-program's root element; Taro's H5 elements carry a dash and pass anyway.
    'selector-type-no-unknown': [true, { ignoreTypes: ['page'] }],
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    'selector-class-pattern': [
      '^[a-z][\\w-]*$',
      { message: 'Class names begin with a small letter (CSS modules read them as properties)' }
    ],
    'selector-max-universal': [
      0,
      { message: 'A mini-program refuses the whole file of styles for one `*`: name the classes' }
    ],
    // CSS modules rename keyframes.
    'keyframes-name-pattern': null,
    'no-descending-specificity': null,
    // Old webviews need the comma and prefix spellings.
    'color-function-notation': null,
    'color-function-alias-notation': null,
    'alpha-value-notation': null,
    'media-feature-range-notation': 'prefix',
    'property-no-vendor-prefix': null,
    'value-no-vendor-prefix': null,
    // Spacing is prettier's and the writer's.
    'rule-empty-line-before': null,
    'comment-empty-line-before': null,
    'at-rule-empty-line-before': null,
    'declaration-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'declaration-block-no-redundant-longhand-properties': null,
    'color-hex-length': null,
    'value-keyword-case': null
  },
  overrides: [
    // Of the site alone.
    { files: ['src/styles/column.scss', 'src/styles/wide.scss'], rules: { 'selector-max-universal': null } },
    {
      // Tokens, and their values for who asks the system for more contrast.
      files: ['src/styles/tokens.scss', 'src/styles/contrast.scss'],
      rules: { 'color-no-hex': null, 'color-named': null, 'declaration-property-value-allowed-list': null }
    }
  ]
}
