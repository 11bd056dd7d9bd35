import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardActions from '@mui/material/CardActions'
import CardContent from '@mui/material/CardContent'
import Checkbox from '@mui/material/Checkbox'
import Chip from '@mui/material/Chip'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Slider from '@mui/material/Slider'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { ColorSchemeSelect } from '@signpost/mui-material-theme'
import { readThemeGlobals } from '@signpost/theme-storybook'
import { websiteOptions } from '../.storybook/website-options.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { describe, describeStory } from './parts/describe.ts'
import { MUI_ATTRIBUTE, MuiPage } from './parts/mui-page.tsx'

const meta: Meta = {
  title: 'mui-material-theme',
  parameters: describe(
    'mui-material-theme',
    `Light, dark and system colour schemes for MUI: no flash, built from your design tokens, synchronised across tabs.

    The components below are MUI's own, in one theme that \`createMuiTheme({ tokens })\` built from the site's tokens. It contains both
    schemes as custom properties: the toolbar changes one attribute, and nothing renders again.`,
  ),
  decorators: [
    (Story, { globals }) => (
      <MuiPage scheme={readThemeGlobals(globals, websiteOptions).scheme}>
        <Story />
      </MuiPage>
    ),
  ],
}

export default meta

const colors = ['primary', 'secondary', 'success', 'info', 'warning', 'error'] as const

export const Buttons: StoryObj = {
  parameters: describeStory(
    'Six colours of the tokens in three variants. The text on each colour is chosen for a contrast of 4.5.',
  ),
  render: () => (
    <div className="stack">
      {(['contained', 'outlined', 'text'] as const).map((variant) => (
        <div key={variant} className="row">
          {colors.map((color) => (
            <Button key={color} variant={variant} color={color}>
              {color}
            </Button>
          ))}
        </div>
      ))}
      <div className="row">
        <Button variant="contained" size="small">
          Small
        </Button>
        <Button variant="contained">Medium</Button>
        <Button variant="contained" size="large">
          Large
        </Button>
        <Button variant="contained" disabled>
          Disabled
        </Button>
      </div>
    </div>
  ),
}

export const Inputs: StoryObj = {
  parameters: describeStory('Fields and controls: labels, help and errors have the colours of text and of warnings.'),
  render: () => (
    <div className="grid wide">
      <div className="stack">
        <TextField label="Package" defaultValue="observable" helperText="The name of its folder" />
        <TextField label="Version" defaultValue="one" error helperText="A version is three numbers" />
        <TextField label="Kind" select defaultValue="class">
          {['class', 'function', 'interface'].map((kind) => (
            <MenuItem key={kind} value={kind}>
              {kind}
            </MenuItem>
          ))}
        </TextField>
      </div>
      <div className="stack tight">
        <FormControlLabel control={<Switch defaultChecked />} label="Show deprecated symbols" />
        <FormControlLabel control={<Checkbox defaultChecked />} label="Search in all packages" />
        <RadioGroup defaultValue="name" aria-label="Order">
          <FormControlLabel value="name" control={<Radio />} label="By name" />
          <FormControlLabel value="kind" control={<Radio />} label="By kind" />
        </RadioGroup>
        <Slider defaultValue={40} aria-label="Width of the sidebar" />
      </div>
    </div>
  ),
}

export const Surfaces: StoryObj = {
  parameters: describeStory(
    'Both schemes on one page: the attribute may be on any element, whatever the toolbar says.',
  ),
  render: () => (
    <div className="grid wide">
      {(['light', 'dark'] as const).map((scheme) => (
        <div key={scheme} {...{ [MUI_ATTRIBUTE]: scheme }}>
          <Card variant="outlined">
            <CardContent className="stack">
              <Typography variant="h5" component="h2">
                {scheme === 'light' ? 'On a light page' : 'On a dark page'}
              </Typography>
              <Typography sx={{ color: 'text.secondary' }}>Text of less weight still has a contrast of 7.</Typography>
              <div className="row">
                {colors.map((color) => (
                  <Chip key={color} color={color} label={color} size="small" />
                ))}
              </div>
              <Alert severity="info" variant="outlined">
                One theme, no flash.
              </Alert>
            </CardContent>
            <CardActions>
              <Button>Read on</Button>
              <Button color="secondary">Later</Button>
            </CardActions>
          </Card>
        </div>
      ))}
    </div>
  ),
}

export const SchemeSelect: StoryObj = {
  name: 'Scheme select',
  parameters: describeStory(
    '`ColorSchemeSelect` as a menu, a switch and segments. Here it chooses for the parts of MUI only, and forgets the choice.',
  ),
  render: () => (
    <div className="stack">
      <Typography className="lead">Try one of them: the others are in step.</Typography>
      <div className="row">
        <ColorSchemeSelect variant="menu" />
        <ColorSchemeSelect variant="toggle" />
        <ColorSchemeSelect variant="segmented" />
      </div>
      <Card variant="outlined">
        <CardContent>
          <Typography>This card is in the scheme that you choose.</Typography>
        </CardContent>
      </Card>
    </div>
  ),
}
