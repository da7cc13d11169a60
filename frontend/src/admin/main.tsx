import '../ui/tokens.css'
