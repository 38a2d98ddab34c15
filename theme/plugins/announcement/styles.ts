import './AnnouncementBar.module.css';
