import './SearchButton.module.css';
