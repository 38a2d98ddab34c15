import './standaloneNav.css';
