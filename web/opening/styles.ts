// the styles of the openings; controls first, so that the others can override them
import '../ui/controls.module.css'
import '../app/header.module.css'
import '../app/shell.module.css'
import '../home/home.module.css'
import '../reader/text/chapter.module.css'
import '../reader/reader.module.css'
import '../reader/settings/reading-button.module.css'
import './opening.css'
