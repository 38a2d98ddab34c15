import './tabs.css';
